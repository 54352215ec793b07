def write_position(record): return {}
def read_position(data, s): pass

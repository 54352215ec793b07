/** From a wish to a table. */
import { api } from './api';
import type { NewTable } from './contract';
import { me } from './me.svelte';
import { notices } from './notices.svelte';
import { router } from './router.svelte';

/** Opens a table and goes there; false if it was refused, in words. */
export async function start(name: string, wish: NewTable): Promise<boolean> {
  try {
    await me.introduce(name);
    const table = await api.open(wish);
    router.go(`/t/${table.table}`);
    return true;
  } catch (error) {
    notices.fault(error);
    return false;
  }
}

"""The page's own files, from memory: what the build has made, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).resolve().parent / "page"
KEPT = "public, max-age=31536000, immutable"  # for names with a hash in them
ASKED = "no-cache"  # for the rest: kept, but asked about every time
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".ico": "image/x-icon",
}
NOT_BUILT = "The page is not built yet: run `make run`, or `npm run build` in web."


@dataclass(frozen=True)
class File:
    """A file of the page."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str


class Page:
    """All files of the page by their path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            "/" + path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def answer(self, request: Request, path: str) -> Response:
        """A file, or what is missing."""
        file = self.files.get(path)
        if file is None:
            if path == "/index.html":
                return PlainTextResponse(NOT_BUILT, 503)
            raise HTTPException(404)
        headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(None, 304, headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, 200, headers, file.kind)


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = (
        TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    packed = gzip.compress(body, 9, mtime=0)
    keep = KEPT if path.relative_to(folder).parts[0] == "assets" else ASKED
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, packed if len(packed) < 0.9 * len(body) else None, kind, tag, keep)


def page_router(page: Page) -> APIRouter:
    """The page on every address of its own; it finds its way by itself from there."""
    router = APIRouter(include_in_schema=False)

    async def index(request: Request) -> Response:
        return page.answer(request, "/index.html")

    async def file(request: Request, path: str) -> Response:
        return page.answer(request, f"/{path}")

    router.add_api_route("/", index, methods=["GET", "HEAD"])
    router.add_api_route("/t/{rest:path}", index, methods=["GET", "HEAD"])
    router.add_api_route("/{path:path}", file, methods=["GET", "HEAD"])
    return router

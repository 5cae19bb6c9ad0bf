export type ViewedFile = { guid: string; fileName: string }
/** Loads the bytes of a file; resolves with null if the server refused. */
export type LoadFile = (guid: string, signal: AbortSignal) => Promise<File | null>

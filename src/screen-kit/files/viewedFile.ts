export type ViewedFile = { guid: string; fileName: string }
/** Loads the bytes of a file; null means refused. */
export type LoadFile = (guid: string, signal: AbortSignal) => Promise<File | null>

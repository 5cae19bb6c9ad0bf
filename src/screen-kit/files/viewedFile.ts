export type ViewedFile = { guid: string; fileName: string }
export type LoadFile = (guid: string, signal: AbortSignal) => Promise<File | null>

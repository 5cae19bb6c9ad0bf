/** A file of a list that a viewer shows; `guid` only tells it apart from the others. */
export type ViewedFile = { guid: string; fileName: string }
/** Gives the bytes of a file; null means refused. */
export type LoadFile = (guid: string, signal: AbortSignal) => Promise<File | null>

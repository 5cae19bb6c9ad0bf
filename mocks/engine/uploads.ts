/** Where the bytes of uploaded files are stored; seeded files have theirs made again when asked for. */
export type Uploads = {
  save(guid: string, content: Blob): Promise<void>
  load(guid: string): Promise<Blob | undefined>
}

/** Keeps uploads only as long as the page lives: for tests, and where the browser has no storage. */
export const uploadsInMemory = (): Uploads => {
  const contents = new Map<string, Blob>()
  return {
    save: async (guid, content) => {
      contents.set(guid, content)
    },
    load: async (guid) => contents.get(guid),
  }
}

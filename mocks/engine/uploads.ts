/** The store of uploaded files; the content of seeded files is generated on request. */
export type Uploads = {
  save(guid: string, content: Blob): Promise<void>
  load(guid: string): Promise<Blob | undefined>
}

/** Stores uploads for the lifetime of the page: for tests, and for browsers without storage. */
export const uploadsInMemory = (): Uploads => {
  const contents = new Map<string, Blob>()
  return {
    save: async (guid, content) => {
      contents.set(guid, content)
    },
    load: async (guid) => contents.get(guid),
  }
}

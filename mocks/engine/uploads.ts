export type Uploads = {
  save(guid: string, content: Blob): Promise<void>
  load(guid: string): Promise<Blob | undefined>
}

export const uploadsInMemory = (): Uploads => {
  const contents = new Map<string, Blob>()
  return {
    save: async (guid, content) => {
      contents.set(guid, content)
    },
    load: async (guid) => contents.get(guid),
  }
}

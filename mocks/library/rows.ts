export type LibraryFolderRow = {
  id: number
  parentId: number | null
  name: string
  description: string
  roles: string[]
  /** Among the folders beside it. */
  order: number
}

export type LibraryDocumentRow = {
  id: number
  folderId: number
  title: string
  kindId: number
  number: string
  date: string | null
  validFrom: string | null
  validTo: string | null
  keywords: string
  description: string
  roles: string[]
  isWithdrawn: boolean
}

export type LibraryVersionRow = {
  id: number
  guid: string
  documentId: number
  number: number
  fileName: string
  size: number
  note: string
  personId: number
  dateUploaded: string
  /** Uploaded here, made again when asked for, or the text of one of the product's own guides. */
  content: 'stored' | 'sample' | 'guide'
}

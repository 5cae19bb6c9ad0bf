export type LibraryFolderRow = {
  id: number
  parentId: number | null
  name: string
  description: string
  roles: string[]
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
  content: 'stored' | 'sample' | 'guide'
}

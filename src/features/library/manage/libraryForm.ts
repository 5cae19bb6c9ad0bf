import type { LibraryDocument } from '../../../contract/shapes/library.ts'

export type LibraryForm = Omit<LibraryDocument, 'id' | 'folderId' | 'isWithdrawn' | 'versions'> & {
  folderId: number | null
  file: string
}

const blankForm: LibraryForm = {
  title: '',
  folderId: null,
  kindId: null,
  number: '',
  date: null,
  validFrom: null,
  validTo: null,
  keywords: '',
  description: '',
  file: '',
  roles: [],
}

export const startOf = (document: LibraryDocument | undefined, folderId: number | undefined): LibraryForm => {
  if (!document) return { ...blankForm, folderId: folderId ?? null }
  const { id, isWithdrawn, versions, ...fields } = document
  return { ...blankForm, ...fields }
}

export const documentOf = (
  { file, ...values }: LibraryForm,
  document: LibraryDocument | undefined,
): LibraryDocument => ({
  id: 0,
  isWithdrawn: false,
  versions: [],
  ...document,
  ...values,
  title: values.title.trim(),
  folderId: values.folderId ?? 0,
})

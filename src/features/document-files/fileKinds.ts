import { labelIn } from '../../contract/labels.ts'

/** What a file is to its document (proposed ids: the specification names only the part `kindId`). */
export const FileKind = { MAIN: 1, ENCLOSURE: 2, SUPPORTING: 3, SIGNED: 4, PICTURE: 5, PROTOCOL: 6 } as const
export type FileKind = (typeof FileKind)[keyof typeof FileKind]

export const fileKindLabels: Record<FileKind, string> = {
  1: 'основен документ',
  2: 'приложение',
  3: 'помощен файл',
  4: 'подписан документ',
  5: 'снимка',
  6: 'протокол',
}

/** A number from the wire as words; '' when none was sent. */
export const fileKindLabel = (kindId: number | null): string => labelIn(fileKindLabels, kindId)

export const asFileKind = (value: number): FileKind | undefined =>
  Object.values(FileKind).find((kind) => kind === value)

export const fileKindOptions = Object.values(FileKind).map((kind) => ({
  value: String(kind),
  label: fileKindLabels[kind],
}))

const pictures = ['jpg', 'jpeg', 'png', 'tif', 'tiff']
const signatures = ['p7s', 'p7m', 'asice']

/** The kind that a newly chosen file most likely has; the person may choose another. */
export const likelyKind = (extension: string, isFirst: boolean): FileKind => {
  if (signatures.includes(extension)) return FileKind.SIGNED
  if (isFirst) return FileKind.MAIN
  return pictures.includes(extension) ? FileKind.PICTURE : FileKind.ENCLOSURE
}

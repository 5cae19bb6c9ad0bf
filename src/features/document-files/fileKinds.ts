import { FileKind } from '../../contract/fileKinds.ts'
import { labelIn } from '../../contract/labels.ts'

export const fileKindLabels: Record<FileKind, string> = {
  1: 'основен документ',
  2: 'приложение',
  3: 'помощен файл',
  4: 'подписан документ',
  5: 'снимка',
  6: 'протокол',
}

export const fileKindLabel = (kindId: number | null): string => labelIn(fileKindLabels, kindId)

export const asFileKind = (value: number): FileKind | undefined =>
  Object.values(FileKind).find((kind) => kind === value)

export const fileKindOptions = (withoutMain: boolean) =>
  Object.values(FileKind)
    .filter((kind) => !withoutMain || kind !== FileKind.MAIN)
    .map((kind) => ({ value: String(kind), label: fileKindLabels[kind] }))

const pictures = ['jpg', 'jpeg', 'png', 'tif', 'tiff']
const signatures = ['p7s', 'p7m', 'asice']

export const likelyKind = (extension: string, isFirst: boolean): FileKind => {
  if (signatures.includes(extension)) return FileKind.SIGNED
  if (isFirst) return FileKind.MAIN
  return pictures.includes(extension) ? FileKind.PICTURE : FileKind.ENCLOSURE
}

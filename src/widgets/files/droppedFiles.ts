export type Dropped = { files: File[]; folders: string[] }

/**
 * Separates dropped files from folders, which browsers list among the files as unreadable files of some KB. An e-mail
 * dragged from another program has no file-system entry but is a file.
 */
export const droppedFiles = ({ items, files }: DataTransfer): Dropped => {
  const carried = [...(items ?? [])].filter(({ kind }) => kind === 'file')
  if (carried.length === 0) return { files: [...files], folders: [] }
  const dropped: Dropped = { files: [], folders: [] }
  for (const item of carried) {
    const entry = item.webkitGetAsEntry?.()
    const file = item.getAsFile()
    if (entry?.isDirectory) dropped.folders.push(entry.name)
    else if (file) dropped.files.push(file)
  }
  return dropped
}

const quoted = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(', ')

/**
 * Says why some of the dropped files were not accepted; undefined if all were. `taken`: the accepted file, if only one
 * is allowed.
 */
export const dropProblem = ({ files, folders }: Dropped, taken?: File): string | undefined => {
  const sentences = [
    folders.length === 1 && `Папка не се качва: изберете файловете в нея (${quoted(folders)}).`,
    folders.length > 1 && `Папки не се качват: изберете файловете в тях (${quoted(folders)}).`,
    taken && files.length > 1 && `Тук се избира един файл. Взет е само „${taken.name}“.`,
    files.length + folders.length === 0 &&
      'Програмата, от която влачите, не подаде файл. Запишете го на компютъра и го изберете оттам.',
  ].filter((one) => typeof one === 'string')
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

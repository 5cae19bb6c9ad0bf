type Packed = { fileName: string; documentNumber: string | null }

/** Characters that Windows does not allow in the name of a file. */
const forbidden = /[\\/:*?"<>|]/g

/** Returns a path such as „04-863/Писмо.pdf“ for each file; a name that is repeated in one folder gets a number. */
export const placesInZip = (files: readonly Packed[]): string[] => {
  const taken = new Set<string>()
  return files.map(({ fileName, documentNumber }) => {
    const folder = (documentNumber ?? 'Без номер').replace(forbidden, '-')
    const name = fileName.replace(forbidden, '-')
    const dot = name.lastIndexOf('.')
    const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let place = `${folder}/${name}`
    for (let copy = 2; taken.has(place.toLowerCase()); copy += 1) place = `${folder}/${base} (${copy})${extension}`
    taken.add(place.toLowerCase())
    return place
  })
}

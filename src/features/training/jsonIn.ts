/** Parses a small text file as JSON; null if invalid, so that every check refuses the file by its name. */
export const jsonIn = async (file: File): Promise<unknown> => {
  if (file.size > 1_000_000) return null
  try {
    return JSON.parse(await file.text())
  } catch {
    return null
  }
}

/** What a small text file says as JSON; null for one that is none, which every check then refuses by its name. */
export const jsonIn = async (file: File): Promise<unknown> => {
  if (file.size > 1_000_000) return null
  try {
    return JSON.parse(await file.text())
  } catch {
    return null
  }
}

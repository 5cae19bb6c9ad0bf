export const jsonIn = async (file: File): Promise<unknown> => {
  if (file.size > 1_000_000) return null
  try {
    return JSON.parse(await file.text())
  } catch {
    return null
  }
}

const typesByEnd: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png', txt: 'text/plain' }

/** The type of a file by the end of its name. */
export const contentTypeOf = (name: string): string =>
  typesByEnd[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

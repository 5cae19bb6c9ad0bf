export const plainPath = (address: string): string => {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

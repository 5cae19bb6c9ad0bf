/** What `npm run shots -- ...` was asked for. */
export type Asked = {
  routes: string[]
  as: string
  theme: 'light' | 'dark' | 'contrast'
  scale: number
  widths: number[]
}

const options = ['as', 'theme', 'scale', 'widths'] as const

/** Reads the arguments; throws an Error with the usage when one is not understood. */
export const askedFor = (args: readonly string[]): Asked => {
  const asked: Asked = { routes: [], as: 'administrator', theme: 'light', scale: 1, widths: [1440, 390] }
  for (const argument of args) {
    const [, name, value = ''] = /^--(\w+)=(.*)$/.exec(argument) ?? []
    if (name === undefined && !argument.startsWith('--')) asked.routes.push(argument)
    else if (name === 'as' && value !== '') asked.as = value
    else if (name === 'theme' && (value === 'light' || value === 'dark' || value === 'contrast')) asked.theme = value
    else if (name === 'scale' && Number(value) > 0) asked.scale = Number(value)
    else if (name === 'widths' && /^\d+(,\d+)*$/.test(value)) asked.widths = value.split(',').map(Number)
    else {
      throw new Error(
        `"${argument}" is not understood. Use: npm run shots -- [route ...] ${options.map((one) => `[--${one}=...]`).join(' ')}\n` +
          'A route is an address (/login), a beginning (/documents-flow/*) or a part of a path (documents).',
      )
    }
  }
  return asked
}

/** Does an asked route mean this path? `/x` is the path itself, `/x/*` everything below, `x` a part of it. */
export const means = (asked: string, path: string): boolean => {
  if (asked.endsWith('*')) return path.startsWith(asked.slice(0, -1))
  return asked.startsWith('/') ? path === asked : path.includes(asked)
}

/** The file of a screen: `/documents-flow/documents?page=2` -> `documents-flow_documents_page=2`. */
export const fileName = (address: string): string =>
  address.replace(/^\//, '').replaceAll(/[^\p{L}\p{N}=.-]+/gu, '_') || 'start'

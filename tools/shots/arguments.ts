export type ShotsRequest = {
  routes: string[]
  as: string
  theme: 'light' | 'dark' | 'contrast'
  scale: number
  widths: number[]
  guides: boolean
  sheets: boolean
}

const options = ['as', 'theme', 'scale', 'widths'] as const

export const parseArguments = (args: readonly string[]): ShotsRequest => {
  const request: ShotsRequest = {
    routes: [],
    as: 'administrator',
    theme: 'light',
    scale: 1,
    widths: [1440, 390],
    guides: false,
    sheets: false,
  }
  for (const argument of args) {
    const [, name, value = ''] = /^--(\w+)=(.*)$/.exec(argument) ?? []
    if (name === undefined && !argument.startsWith('--')) request.routes.push(argument)
    else if (argument === '--guides') request.guides = true
    else if (argument === '--sheets') request.sheets = true
    else if (name === 'as' && value !== '') request.as = value
    else if (name === 'theme' && (value === 'light' || value === 'dark' || value === 'contrast')) request.theme = value
    else if (name === 'scale' && Number(value) > 0) request.scale = Number(value)
    else if (name === 'widths' && /^\d+(,\d+)*$/.test(value)) request.widths = value.split(',').map(Number)
    else {
      throw new Error(
        `"${argument}" is not understood. Use: npm run shots -- [route ...] ${options.map((one) => `[--${one}=...]`).join(' ')} [--guides]\n` +
          'A route is an address (/login), a beginning (/documents-flow/*) or a part of a path (documents).',
      )
    }
  }
  return request
}

export const means = (route: string, path: string): boolean => {
  if (route.endsWith('*')) return path.startsWith(route.slice(0, -1))
  return route.startsWith('/') ? path === route : path.includes(route)
}

export const fileName = (address: string): string =>
  address.replace(/^\//, '').replaceAll(/[^\p{L}\p{N}=.-]+/gu, '_') || 'start'

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['firefox-esr', 'firefox']
const elsewhere = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

export const findFirefox = (): string | undefined => {
  const { FIREFOX, PATH = '' } = process.env
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...(FIREFOX ? [FIREFOX] : [...onPath, ...elsewhere])].find((path) => existsSync(path))
}

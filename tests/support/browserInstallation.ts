export type Computer = {
  platform: NodeJS.Platform
  isRoot: boolean
  has: readonly PackageManager[]
}
export type PackageManager = keyof typeof packageManagers
type Command = readonly [program: string, ...args: string[]]

export const packageManagers = {
  'apt-get': 'apt-get install chromium',
  dnf: 'dnf install chromium',
  zypper: 'zypper install chromium',
  pacman: 'pacman -S chromium',
  apk: 'apk add chromium',
} as const

const apt = (name: string): Command => ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name]

/**
 * Returns the ways to install a browser without confirmation, the fastest first; each is a list of commands. The
 * package of the distribution takes 15 s; the download of Playwright is three times as large, and slow if its host is
 * hard to reach.
 */
export const installations = ({ isRoot, has }: Computer, playwright: Command): readonly (readonly Command[])[] => [
  ...(isRoot && has.includes('apt-get')
    ? [[['apt-get', 'update', '-q'], apt('chromium-headless-shell')] as const, [apt('chromium')]]
    : []),
  [playwright],
]

const commandFor = ({ platform, isRoot, has: [manager] }: Computer): string => {
  if (platform === 'win32') return '`winget install Google.Chrome`'
  if (platform === 'darwin') return '`brew install --cask google-chrome`'
  if (manager === undefined) return '`npx playwright install chromium`'
  const command = `\`${isRoot ? '' : 'sudo '}${packageManagers[manager]}\``
  return manager === 'apt-get' ? `${command}, on Ubuntu \`npx playwright install --with-deps chromium\`` : command
}

export const browserAdvice = (computer: Computer): string =>
  `No browser was found for the journeys, and none could be installed: run ${commandFor(computer)}, or set PLAYWRIGHT_CHROMIUM to the path of a Chromium, Chrome or Edge.`

/** What of a computer decides how it comes to a browser. */
export type Computer = {
  platform: NodeJS.Platform
  isRoot: boolean
  /** Those of `packageManagers` that are there. */
  has: readonly PackageManager[]
}
export type PackageManager = keyof typeof packageManagers
type Command = readonly [program: string, ...args: string[]]

/** What installs Chromium where the package manager of that name is. */
export const packageManagers = {
  'apt-get': 'apt-get install chromium',
  dnf: 'dnf install chromium',
  zypper: 'zypper install chromium',
  pacman: 'pacman -S chromium',
  apk: 'apk add chromium',
} as const

const apt = (name: string): Command => ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name]

/**
 * Ways to a browser that need nobody's consent, the quickest first, each a few commands. The package of the distribution
 * takes 15 s; Playwright's own download is three times as large and waits long where its host cannot be reached.
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

/** Said where no browser was found and none could be installed: the command that a person gives instead. */
export const browserAdvice = (computer: Computer): string =>
  `No browser was found for the journeys, and none could be installed: run ${commandFor(computer)}, or set PLAYWRIGHT_CHROMIUM to the path of a Chromium, Chrome or Edge.`

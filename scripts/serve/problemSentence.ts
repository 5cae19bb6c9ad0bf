type Problem = Error & { code?: unknown; port?: unknown; path?: unknown; syscall?: unknown }

const withPort = (port: number, platform: NodeJS.Platform): string =>
  platform === 'win32' ? `\`$env:PORT=${port}; npm start\`` : `\`PORT=${port} npm start\``
const takeFolder = (platform: NodeJS.Platform): string =>
  platform === 'win32' ? '`takeown /R /F .`' : '`sudo chown -R "$(id -u)" .`'

/**
 * Returns a sentence with the command that fixes a system error (a used port, a read-only folder); for any other error
 * its text. `otherPort` is the option that selects another port.
 */
export const problemSentence = (
  problem: Problem,
  platform: NodeJS.Platform = process.platform,
  otherPort?: string,
): string => {
  const { code, port, path, syscall, message } = problem
  const choose = (next: number) => `choose another by ${otherPort ?? withPort(next, platform)}.`
  if (code === 'EADDRINUSE') return `Port ${port} is taken: ${choose(Number(port) + 1)}`
  if (code !== 'EACCES' && code !== 'EPERM') return message
  if (syscall === 'listen') return `Port ${port} is not for you: ${choose(4173)}`
  return path ? `${path} may not be written: run ${takeFolder(platform)} in the folder of the project.` : message
}

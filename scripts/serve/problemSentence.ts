type Problem = Error & { code?: unknown; port?: unknown; path?: unknown; syscall?: unknown }

const withPort = (port: number, platform: NodeJS.Platform): string =>
  platform === 'win32' ? `\`$env:PORT=${port}; npm start\`` : `\`PORT=${port} npm start\``
const takeFolder = (platform: NodeJS.Platform): string =>
  platform === 'win32' ? '`takeown /R /F .`' : '`sudo chown -R "$(id -u)" .`'

/**
 * A problem as a person reads it: what a computer refuses (a port, a file that may not be written) in a sentence with the
 * command that mends it, everything else in its own words.
 */
export const problemSentence = (problem: Problem, platform: NodeJS.Platform = process.platform): string => {
  const { code, port, path, syscall, message } = problem
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another by ${withPort(Number(port) + 1, platform)}.`
  if (code !== 'EACCES' && code !== 'EPERM') return message
  if (syscall === 'listen') return `Port ${port} is not for you: choose another by ${withPort(4173, platform)}.`
  return path ? `${path} may not be written: run ${takeFolder(platform)} in the folder of the project.` : message
}

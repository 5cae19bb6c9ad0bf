/** The version that runs: the names of its script files change with every build. */
const runningVersion = (): string =>
  [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(location.origin))
    .join(' ')

const mark = 'reloaded-for'

/**
 * After a new version was put in place the old one's files may be gone: the page is loaded anew, once per version.
 * Answers false when this version was already tried, so that a broken deployment never reloads for ever.
 */
export const reloadOnce = (storage: Storage = sessionStorage, reload = () => location.reload()): boolean => {
  const version = runningVersion()
  try {
    if (storage.getItem(mark) === version) return false
    storage.setItem(mark, version)
  } catch {
    return false
  }
  reload()
  return true
}

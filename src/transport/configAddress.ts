const latin = 'пътят може да съдържа само латински букви, цифри, „-“, „_“, „.“, „~“ и „/“'

const pathReason = (path: string): string | null => {
  if (path.includes('?')) return 'не може да има „?“ и параметри след него'
  if (path.includes('#')) return 'не може да има „#“ и текст след него'
  if (/\s/.test(path)) return 'не може да има интервал'
  if (path.includes('//')) return 'не може да има две „/“ една след друга'
  if (/\/\.\.?(\/|$)/.test(path)) return 'не може да има „.“ или „..“ вместо име на папка; напишете целия път'
  return /^[\w.~/-]*$/.test(path) ? null : latin
}

const schemeReason = (scheme: string): string =>
  /^wss?$/i.test(scheme)
    ? `трябва да започва с https://, а не с ${scheme}://; връзката за известия сама минава на WebSocket`
    : `трябва да започва с https:// или с „/“, а не с ${scheme}:`

const hostReason = (host: string): string | null => {
  if (host.includes('@')) return 'не може да има потребител и парола пред „@“: config.json се чете от всеки'
  if (/\s/.test(host)) return 'не може да има интервал'
  const address = `https://${host}`
  if (host === '' || !URL.canParse(address)) return 'името на сървъра или портът не са верни'
  if (/^[\w.:[\]-]+$/.test(host)) return null
  return `името на сървъра се пише с латински букви: ${new URL(address).host}`
}

export const addressReason = (text: string): string => {
  if (text.trim() === '') return 'не може да е празно'
  if (text !== text.trim()) return 'има интервал в началото или в края'
  if (text.startsWith('/') && !/^\/[/\\]/.test(text)) return pathReason(text) ?? latin
  const [, scheme = '', rest = ''] = /^([a-z][\w+-]*):(.*)$/is.exec(text) ?? []
  const [, host, path = ''] = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(text) ?? []
  if (host !== undefined) {
    const wrong = hostReason(host) ?? pathReason(path)
    return wrong ?? 'трябва да започва с https:// или http://, с малки букви'
  }
  if (/^https?$/i.test(scheme)) return 'след https: трябва да има две „/“'
  // If a number (a port) follows the colon, the text before it is a host and not a scheme.
  if (scheme !== '' && !/^\d/.test(rest)) return schemeReason(scheme)
  return 'трябва да започва с https:// (адрес на друг сървър) или с една „/“ (път на сървъра на страницата)'
}

export const basePathReason = (path: string): string | null => {
  if (!path.startsWith('/') || !path.endsWith('/')) return 'трябва да е път с „/“ в двата края'
  return pathReason(path)
}

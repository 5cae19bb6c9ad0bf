import { securityHeaders } from '../serve/headers.ts'
import type { PublicConfig } from '../serve/publicConfig.ts'

export const webServers = ['nginx', 'iis', 'caddy'] as const
export type WebServer = (typeof webServers)[number]

const quote = (value: string): string => (value.includes('"') ? `'${value.replaceAll("'", "\\'")}'` : `"${value}"`)
export const xmlText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const writers: Record<WebServer, (name: string, value: string) => string> = {
  nginx: (name, value) => `add_header ${name} ${quote(value)} always;`,
  iis: (name, value) => `<add name="${name}" value="${xmlText(value)}" />`,
  caddy: (name, value) => `${name} ${value.includes('"') ? `\`${value}\`` : `"${value}"`}`,
}

export const headerLines = (server: WebServer, config: PublicConfig): string[] =>
  Object.entries(securityHeaders(config)).map(([name, value]) => writers[server](name, value))

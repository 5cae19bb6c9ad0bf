export const expiryOf = (token: string): number | undefined => {
  const [, payload = ''] = token.split('.')
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined
    return typeof exp === 'number' ? exp : undefined
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof DOMException) return undefined
    throw problem
  }
}

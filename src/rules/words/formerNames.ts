/** „преди: Черноморски пазари“ of what was called otherwise before; '' of what was not. */
export const formerly = (names: readonly string[] | undefined): string =>
  names && names.length > 0 ? `преди: ${names.join(', ')}` : ''

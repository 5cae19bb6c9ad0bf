/** „преди: Черноморски пазари“; '' without former names. */
export const formerly = (names: readonly string[] | undefined): string =>
  names && names.length > 0 ? `преди: ${names.join(', ')}` : ''

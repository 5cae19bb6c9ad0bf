/** Returns the former names, as in „преди: Черноморски пазари“; '' if there are none. */
export const formerNamesText = (names: readonly string[] | undefined): string =>
  names && names.length > 0 ? `преди: ${names.join(', ')}` : ''

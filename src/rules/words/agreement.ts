const forms = {
  new: ['Нов', 'Нова', 'Ново'],
  added: ['добавен', 'добавена', 'добавено'],
  changed: ['променен', 'променена', 'променено'],
  moved: ['преместен', 'преместена', 'преместено'],
  deleted: ['изтрит', 'изтрита', 'изтрито'],
  active: ['активен', 'активна', 'активно'],
  inactive: ['неактивен', 'неактивна', 'неактивно'],
  your: ['Ваш', 'Ваша', 'Ваше'],
  it: ['го', 'я', 'го'],
} as const

/**
 * Returns the word in the gender of a noun with its article: „изтрита“ for „Групата“, „изтрит“ for „Документът“. In a
 * phrase the first word decides.
 */
export const inGender = (word: keyof typeof forms, the: string): string => {
  const [masculine, feminine, neuter] = forms[word]
  const [first = ''] = the.split(' ')
  if (/[ая]$/.test(first)) return feminine
  return /[ео]$/.test(first) ? neuter : masculine
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('bg') + text.slice(1)

/**
 * What is told when a write has made more than one: „Коментарът е записан 2 пъти …“. `done` is what was done to what,
 * `help` what to do with the surplus; null when there is none.
 */
export const surplusSentence = (surplus: number, done: string, help: string): string | null =>
  surplus > 0 ? `${done} ${surplus + 1} пъти: заявката е стигнала до сървъра повече от веднъж. ${help}` : null

/** The keyword of the guide for a screen; the first pattern that matches the path of the route counts. */
const keywords: readonly (readonly [RegExp, string])[] = [
  [/\/resolution\/:/, 'резолюция'],
  [/\/documents\/create$/, 'нов документ'],
  [/\/(e-delivery|doc-exchange)(\/:\w+)?$/, 'съобщение'],
  [/\/tasks?(\/:\w+)?$/, 'задача'],
  [/\/documents\/:id/, 'отговор'],
  [/\/caseFiles$/, 'преписка'],
  [/\/correspondents(\/|$)/, 'кореспондент'],
  [/\/(documents|containing-not-read|control|manage|unfinished|all|portal)$/, 'списък'],
]

/** The keyword of the guide for a screen, by the pattern of its route; undefined if there is none. */
export const guideKeyword = (path: string): string | undefined => keywords.find(([screen]) => screen.test(path))?.[1]

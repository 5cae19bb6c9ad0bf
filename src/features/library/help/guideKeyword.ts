/** By which keyword the guide about a screen is found; the first pattern that fits the path of the route counts. */
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

/** The keyword of the guide about a screen, by the pattern of its route; undefined where none speaks of it. */
export const guideKeyword = (path: string): string | undefined => keywords.find(([screen]) => screen.test(path))?.[1]

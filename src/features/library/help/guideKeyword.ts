/** By pattern of the route, the keyword that finds the guide for the screen. The first matching pattern counts. */
const keywords: readonly (readonly [RegExp, string])[] = [
  [/\/resolution\/:/, 'резолюция'],
  [/\/documents\/create$/, 'нов документ'],
  [/\/(e-delivery|doc-exchange)(\/:\w+)?$/, 'съобщение'],
  [/\/tasks?(\/:\w+)?$/, 'задача'],
  [/\/documents\/:id/, 'отговор'],
  [/\/caseFiles(\/:id)?$/, 'преписка'],
  [/\/correspondents(\/|$)/, 'кореспондент'],
  [/\/undelivered$/, 'връчване'],
  [/\/(documents|containing-not-read|control|manage|unfinished|all|portal)$/, 'списък'],
]

export const guideKeyword = (path: string): string | undefined => keywords.find(([screen]) => screen.test(path))?.[1]

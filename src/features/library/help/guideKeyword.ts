/** The keyword that finds the guide for a screen, by pattern of the route. The first matching pattern counts. */
const keywords: readonly (readonly [RegExp, string])[] = [
  [/^\/my-day$/, 'моят ден'],
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

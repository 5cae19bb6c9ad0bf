import type { BaseIssue } from 'valibot'
import { basePath } from '../basePath.ts'
import type { ConfigMistake, ConfigProblem } from './config.ts'

const kinds: Record<string, string> = {
  string: 'трябва да е текст',
  number: 'трябва да е число',
  boolean: 'трябва да е true или false',
  array: 'трябва да е списък',
}

/** The checks of `config.ts`, by their keys. */
const checks: Record<string, string> = {
  address: 'трябва да е адрес или път, започващ с една „/“',
  https: 'трябва да е с https, както тази страница',
  path: 'трябва да е път, започващ с една „/“',
  whole: 'трябва да е цяло число',
  positive: 'трябва да е повече от 0',
  empty: 'не може да е празно',
  negative: 'не може да е отрицателно',
  date: 'трябва да е дата във вида ГГГГ-ММ-ДД',
}

const wrongPath = (wanted: string): string =>
  `„basePath“: тук е „${wanted}“, а страницата е отворена под „${basePath}/“. Един и същ път трябва да стои в config.json, в <base href> на index.html и в настройките на уеб сървъра.`

const ofIssue = (issue: BaseIssue<unknown>): string => {
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  if (path === '') return 'Файлът не съдържа обект с настройки.'
  if (issue.input === undefined) return `„${path}“: липсва`
  if (issue.type === 'picklist') return `„${path}“: позволените стойности са ${issue.expected?.replaceAll('"', '')}`
  return `„${path}“: ${kinds[issue.type] ?? checks[issue.message] ?? issue.message}`
}

const reasonOf = (mistake: ConfigMistake): string => {
  if (mistake === 'notJson') return 'Файлът /config.json липсва или не е в JSON формат.'
  if (mistake === 'away') return 'Файлът /config.json не може да бъде изтеглен.'
  if (typeof mistake === 'number') return `Файлът /config.json не може да бъде изтеглен (код ${mistake}).`
  return 'pathInFile' in mistake ? wrongPath(mistake.pathInFile) : ofIssue(mistake)
}

/** What is wrong with `/config.json`: Bulgarian sentences, one per mistake, for a readable page. */
export const reasonsOf = ({ mistakes }: ConfigProblem): string[] => mistakes.map(reasonOf)

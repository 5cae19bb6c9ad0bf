import type { BaseIssue } from 'valibot'
import { basePath } from '../basePath.ts'
import type { ConfigMistake, ConfigProblem } from './config.ts'

const kinds: Record<string, string> = {
  string: 'трябва да е текст',
  number: 'трябва да е число',
  boolean: 'трябва да е true или false',
  array: 'трябва да е списък',
}

const wrongPath = (wanted: string): string =>
  `„basePath“: тук е „${wanted}“, а страницата е отворена под „${basePath}/“. Един и същ път трябва да стои в config.json, в <base href> на index.html и в настройките на уеб сървъра.`

const ofIssue = (issue: BaseIssue<unknown>): string => {
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  if (path === '') return 'Файлът не съдържа обект с настройки.'
  if (issue.input === undefined) return `„${path}“: липсва`
  if (issue.type === 'picklist') return `„${path}“: позволените стойности са ${issue.expected?.replaceAll('"', '')}`
  return `„${path}“: ${kinds[issue.type] ?? issue.message}`
}

const reasonOf = (mistake: ConfigMistake): string => {
  if (typeof mistake === 'string') return mistake
  return 'pathInFile' in mistake ? wrongPath(mistake.pathInFile) : ofIssue(mistake)
}

/** What is wrong with `/config.json`: Bulgarian sentences, one per mistake, for a readable page. */
export const reasonsOf = ({ mistakes }: ConfigProblem): string[] => mistakes.map(reasonOf)

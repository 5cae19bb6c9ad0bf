import type { BaseIssue } from 'valibot'
import { basePath, fileAddress } from '../basePath.ts'
import type { ConfigMistake, ConfigProblem } from './config.ts'
import { addressReason, basePathReason } from './configAddress.ts'
import { textMistake } from './configText.ts'

const kinds: Record<string, string> = {
  string: 'трябва да е текст',
  number: 'трябва да е число',
  boolean: 'трябва да е true или false',
  array: 'трябва да е списък',
  object: 'трябва да е обект с настройки в { }',
  record: 'трябва да е обект с настройки в { }',
  union: 'трябва да е текст',
}

const checks: Record<string, string> = {
  link: 'трябва да започва с https:// (или с една „/“, ако е на същия сървър) и да е без интервали',
  https: 'трябва да е с https, както тази страница',
  path: 'трябва да е път, започващ с една „/“',
  whole: 'трябва да е цяло число',
  positive: 'трябва да е повече от 0',
  empty: 'не може да е празно',
  negative: 'не може да е отрицателно',
  date: 'трябва да е дата във вида ГГГГ-ММ-ДД',
}

const wrongPath = (wanted: string): string => {
  const reason = basePathReason(wanted)
  if (reason) return `„basePath“: ${reason}`
  return `„basePath“: тук е „${wanted}“, а страницата е отворена под „${basePath}/“. Един и същ път трябва да стои в config.json, в <base href> на index.html и в настройките на уеб сървъра.`
}

const noObject = 'Файлът не съдържа обект с настройки: трябва да започва с { и да завършва с }.'

const lettersBetween = (one: string, other: string): number => {
  let row = Array.from(other, (_, at) => at + 1)
  for (const [at, letter] of [...one].entries()) {
    let [corner, left] = [at, at + 1]
    row = row.map((above, index) => {
      left = Math.min(above + 1, left + 1, corner + (letter === other[index] ? 0 : 1))
      corner = above
      return left
    })
  }
  return row.at(-1) ?? one.length
}

const misspelt = ({ path }: BaseIssue<unknown>): string => {
  const last = path?.at(-1)
  const wanted = String(last?.key)
  const alike = Object.keys(Object(last?.input)).find((name) => {
    const [given, known] = [name.toLowerCase(), wanted.toLowerCase()]
    return lettersBetween(given, known) <= Math.min(2, Math.floor(known.length / 3))
  })
  return alike === undefined ? '' : `; вместо него е написано „${alike}“`
}

const listInstead = (issue: BaseIssue<unknown>): string | undefined => {
  const at = issue.path?.findIndex(({ input, type }) => type === 'object' && Array.isArray(input)) ?? -1
  return at < 0
    ? undefined
    : issue.path
        ?.slice(0, at)
        .map(({ key }) => String(key))
        .join('.')
}

const ofIssue = (issue: BaseIssue<unknown>): string => {
  const list = listInstead(issue)
  if (list !== undefined) return list === '' ? noObject : `„${list}“: ${kinds.object}`
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  if (path === '') return noObject
  if (issue.input === undefined) return `„${path}“: липсва${misspelt(issue)}`
  if (issue.type === 'picklist') return `„${path}“: позволените стойности са ${issue.expected?.replaceAll('"', '')}`
  if (issue.message === 'address') return `„${path}“: ${addressReason(String(issue.input))}`
  return `„${path}“: ${kinds[issue.type] ?? checks[issue.message] ?? issue.message}`
}

const ofText = (text: string): string => {
  const file = `Файлът ${fileAddress('config.json')}`
  const mistake = textMistake(text)
  switch (mistake.kind) {
    case 'page':
      return `${file} липсва: на негово място сървърът върна уеб страница, а не JSON.`
    case 'empty':
      return `${file} е празен.`
    case 'utf16':
      return `${file} е записан в UTF-16. Запишете го в UTF-8.`
    case 'encoding':
      return `${file} не е записан в UTF-8 и буквите на кирилица се губят (вероятно е в Windows-1251). Запишете го в UTF-8.`
    default: {
      const { line, column, kind } = mistake
      const why = {
        comment: 'JSON не допуска коментари. Изтрийте го.',
        comma: 'тази запетая е излишна, защото след нея няма друга стойност. Изтрийте я.',
        syntax: 'проверете кавичките, запетаите и скобите около това място.',
      }[kind]
      return `${file} не е в JSON формат: ред ${line}, знак ${column}: ${why}`
    }
  }
}

const reasonOf = (mistake: ConfigMistake): string => {
  const file = `Файлът ${fileAddress('config.json')}`
  if (mistake === 'away') return `${file} не може да бъде изтеглен.`
  if (typeof mistake === 'number') return `${file} не може да бъде изтеглен (код ${mistake}).`
  if ('text' in mistake) return ofText(mistake.text)
  return 'pathInFile' in mistake ? wrongPath(mistake.pathInFile) : ofIssue(mistake)
}

export const reasonsOf = ({ mistakes }: ConfigProblem): string[] => [...new Set(mistakes.map(reasonOf))]

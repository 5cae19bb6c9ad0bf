const note = { 'Дата и час на изготвяне на справката': '01/06/2024 03:00', 'Данните са актуални към': '05/10/2015' }

export const nsiDistricts: object[] = [
  { oblast: 'PDV', ekatte: '56784', name: 'Пловдив', name_en: 'Plovdiv', region: 'BG42', document: 1896 },
  { oblast: 'SFO', ekatte: '68134', name: 'София', name_en: 'Sofia', region: 'BG41', document: 1896 },
  { oblast: 'SOF', ekatte: '68134', name: 'София (столица)', name_en: 'Sofia (stolitsa)', region: 'BG41' },
]

export const nsiMunicipalities: object[] = [
  { obshtina: 'PDV17', ekatte: '56784', name: 'Марица', name_en: 'Maritsa', category: 2, document: 1825 },
  { obshtina: 'PDV22', ekatte: '56784', name: 'Пловдив', name_en: 'Plovdiv', category: 1, document: 1825 },
  { obshtina: 'SFO39', ekatte: '65231', name: 'Самоков', name_en: 'Samokov', category: 2, document: 1825 },
  { obshtina: 'SOF46', ekatte: '68134', name: 'Столична', name_en: 'Stolichna', category: 1, document: 1825 },
]

const settlement = (ekatte: string, kind: string, name: string, obshtina: string) => ({
  ekatte,
  t_v_m: kind,
  name,
  oblast: obshtina.slice(0, 3),
  obshtina,
  kmetstvo: `${obshtina}-00`,
  kind: kind === 'гр.' ? 1 : 3,
  document: 2007,
  oblast_name: 'обл. Някоя',
  obshtina_name: 'Някоя',
})

export const nsiSettlements: object[] = [
  settlement('56784', 'гр.', 'Пловдив', 'PDV22'),
  settlement('11845', 'с.', 'Войсил', 'PDV17'),
  settlement('65231', 'гр.', 'Самоков', 'SFO39'),
  settlement('68134', 'гр.', 'София', 'SOF46'),
  settlement('04234', 'с.', 'Бистрица', 'SOF46'),
]

export const nsiText = (rows: readonly object[]): string =>
  JSON.stringify([...rows, note], null, 2).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const nsiFile = (name: string, rows: readonly object[]) => ({ name, chunks: [nsiText(rows)] })

export const nsiFiles = (
  districts: readonly object[] = nsiDistricts,
  municipalities: readonly object[] = nsiMunicipalities,
  settlements: readonly object[] = nsiSettlements,
) => [nsiFile('a.json', districts), nsiFile('b.json', municipalities), nsiFile('c.json', settlements)]

export { settlement as nsiSettlement }

/** A fault that is practised: what the trainee sees, and what is to be done. */
export type FaultDrill = {
  name: 'slow' | 'offline' | 'unauthorised' | 'server' | 'invalid' | 'stale'
  title: string
  sees: string
  todo: string
}

/** The drills in the order in which they are practised. */
export const faultDrills: readonly FaultDrill[] = [
  {
    name: 'slow',
    title: 'Бавен сървър',
    sees: 'Отговорът идва след няколко секунди.',
    todo: 'Изчакайте. Второ натискане не записва втори път.',
  },
  {
    name: 'offline',
    title: 'Няма връзка',
    sees: 'Съобщение, че сървърът не отговаря.',
    todo: 'Въведеното остава на екрана: опитайте отново след малко.',
  },
  {
    name: 'unauthorised',
    title: 'Изтекла сесия',
    sees: 'Системата иска да влезете отново.',
    todo: 'Въведете паролата си и продължете оттам, където бяхте.',
  },
  {
    name: 'server',
    title: 'Грешка в сървъра',
    sees: 'Съобщение за грешка и бутон за нов опит.',
    todo: 'Опитайте отново; ако се повтори, обърнете се към администратор.',
  },
  {
    name: 'invalid',
    title: 'Отказани полета',
    sees: 'Съобщение при полето, което сървърът не приема.',
    todo: 'Поправете полето и запишете отново.',
  },
  {
    name: 'stale',
    title: 'Променен от друг',
    sees: 'Съобщение, че документът е променен междувременно.',
    todo: 'Вижте промяната и запишете своето върху нея.',
  },
]

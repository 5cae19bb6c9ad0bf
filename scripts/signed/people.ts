import { makeEgn, makeEik } from '../../fixtures/identifiers.ts'
import { issue, type Owner, type Subject } from './certificates.ts'

const training = 'УЧЕБЕН доставчик на удостоверителни услуги'
const [from, to] = ['2025-01-15T08:00:00Z', '2045-01-15T08:00:00Z']

const authority = (name: string, issuer?: Owner): Owner =>
  issue({
    subject: { country: 'BG', name, organization: training },
    ...(issuer && { issuer }),
    from,
    to,
    use: 'authority',
  })

const person = (givenName: string, surname: string, more: Subject): Subject => ({
  country: 'BG',
  name: `${givenName} ${surname}`,
  givenName,
  surname,
  ...more,
})

/** Creates the invented issuers and signers. Each run creates new private keys and never stores them. */
export const makePeople = () => {
  const root = authority('УЧЕБЕН корен')
  const issuer = authority('УЧЕБЕН издател на квалифицирани удостоверения', root)
  const stranger = authority('УЧЕБЕН непознат издател')
  const lab = {
    organization: 'Учебна лаборатория „Везни“ ЕООД',
    body: `NTRBG-${makeEik(90_210_044)}`,
    title: 'Управител',
    number: `PNOBG-${makeEgn(1979, 4, 12, 'f', 311)}`,
  }
  const manager = person('Мария', 'Велкова', lab)
  const lawyer = person('Стоян', 'Учебников', { number: `PNOBG-${makeEgn(1971, 9, 3, 'm', 402)}` })
  const valid = { from, to: '2041-01-15T08:00:00Z' }
  const signature = { use: 'person', quality: 'signature' } as const
  return {
    root,
    issuer,
    manager: issue({ subject: manager, issuer, ...valid, ...signature }),
    lawyer: issue({ subject: lawyer, issuer, ...valid, ...signature, keys: 'rsa' }),
    onCurve: issue({ subject: lawyer, issuer, ...valid, ...signature, keys: 'curve' }),
    chamber: issue({
      subject: {
        country: 'BG',
        name: 'Учебна камара на производителите',
        organization: 'Учебна камара на производителите',
        body: `NTRBG-${makeEik(90_330_071)}`,
      },
      issuer,
      ...valid,
      use: 'person',
      quality: 'seal',
    }),
    expired: issue({
      subject: manager,
      issuer,
      from: '2025-02-01T08:00:00Z',
      to: '2026-02-01T08:00:00Z',
      ...signature,
    }),
    stranger: issue({ subject: manager, issuer: stranger, ...valid, ...signature }),
    stamper: issue({
      subject: { country: 'BG', name: 'УЧЕБЕН печат за време', organization: training },
      issuer,
      ...valid,
      use: 'stamp',
    }),
  }
}
export type People = ReturnType<typeof makePeople>

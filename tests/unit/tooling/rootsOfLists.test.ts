import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rootsOfLists } from '../../../scripts/install/rootsOfLists.ts'
import { certificatesIn } from '../../../src/widgets/reading/worker/signatures/trustedRoots.ts'

const certificate = readFileSync('public/trusted-roots/practice.pem', 'utf8').replace(/-----[^-]+-----|\s/g, '')

const service = (type: string, status: string, name: string) =>
  `<TSPService><ServiceInformation><ServiceTypeIdentifier>http://uri.etsi.org/TrstSvc/Svctype/${type}</ServiceTypeIdentifier><ServiceName><Name xml:lang="bg">${name}</Name></ServiceName><ServiceDigitalIdentity><DigitalId><X509Certificate>${certificate}</X509Certificate></DigitalId></ServiceDigitalIdentity><ServiceStatus>http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/${status}</ServiceStatus></ServiceInformation></TSPService>`
const list = (...services: string[]) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><?xml-stylesheet href="a"?><TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#"><TSPServices>${services.join('')}</TSPServices></TrustServiceStatusList>`,
  )

test('the services of a trusted list that are granted now become a list of issuers in PEM', () => {
  const { pem, taken, left } = rootsOfLists([
    list(
      service('CA/QC', 'granted', 'Издател на подписи'),
      service('CA/QC', 'withdrawn', 'Бивш издател'),
      service('CA/PKC', 'granted', 'Друга услуга'),
    ),
  ])
  expect(taken).toEqual(['Издател на подписи (2045-01-15)'])
  expect(left).toEqual(['Бивш издател: withdrawn'])
  expect(pem).toContain('# Издател на подписи (2045-01-15)\n')
  expect(certificatesIn(pem).map(({ issuerName }) => issuerName)).toEqual([
    'УЧЕБЕН корен, УЧЕБЕН доставчик на удостоверителни услуги',
  ])
})

test('the list that comes with the product trusts nothing, and text between the marks that is no certificate is left out', () => {
  expect(certificatesIn(readFileSync('public/trusted-roots/roots.pem', 'utf8'))).toEqual([])
  expect(certificatesIn('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----')).toEqual([])
})

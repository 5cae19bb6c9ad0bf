import { sampleFile } from '../../fixtures/sampleFiles.ts'
import type { vehicleReports } from '../../src/contract/vehicles.ts'
import { cleanFileName, fileProblem } from '../../src/rules/documents/fileRules.ts'
import type { Answers } from '../engine/answer.ts'
import { pageOfRows, sheetReply, sortedBy } from '../engine/recordAnswers.ts'
import { found, refuseFields } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../world.ts'
import { costsSummary, vehicleCosts } from './costs.ts'
import type { VehicleFileRow } from './rows.ts'
import { nameOfPerson } from './views.ts'

const fileIn = (form: FormData): File => {
  const file = form.get('file')
  const problem = file instanceof File ? fileProblem(file) : 'Изберете файл.'
  return file instanceof File && problem === null
    ? file
    : refuseFields('Проверете попълнените данни.', { file: [problem ?? ''] })
}

const fileView = (world: World, { vehicleId: _v, personId, isStored: _s, ...file }: VehicleFileRow) => ({
  ...file,
  uploadedBy: nameOfPerson(world, personId),
})

/** The report over all expenses, and the files of a vehicle. */
export const vehicleReportsAnswers = (world: World, uploads: Uploads): Answers<typeof vehicleReports> => ({
  getCosts: ({ query, body }) => pageOfRows(sortedBy(vehicleCosts(world, body), body.sortColumns?.[0]), query),
  getCostsSummary: ({ body }) => costsSummary(world, body),
  exportCosts: ({ body }) =>
    sheetReply('Обобщена справка за разходи', body, sortedBy(vehicleCosts(world, body), body.sortColumns?.[0])),
  getVehicleFiles: ({ query }) =>
    world.vehicleFiles
      .by('vehicleId', found(world.vehicles.get(query.id), 'Автомобилът').id)
      .map((file) => fileView(world, file)),
  addVehicleFile: async ({ caller, query, body }) => {
    const vehicle = found(world.vehicles.get(query.id), 'Автомобилът')
    const file = fileIn(body)
    const description = body.get('description')
    const row: VehicleFileRow = {
      guid: world.newGuid(),
      vehicleId: vehicle.id,
      fileName: cleanFileName(file.name),
      size: file.size,
      description: typeof description === 'string' ? description.trim() : '',
      personId: caller.person.id,
      dateUploaded: world.now().toISOString(),
      isStored: true,
    }
    world.put('vehicleFiles', row)
    await uploads.save(row.guid, file)
    return fileView(world, row)
  },
  downloadVehicleFile: async ({ query }) => {
    const row = found(world.vehicleFiles.get(query.guid), 'Файлът')
    const made = () =>
      sampleFile({
        contentType: 'application/pdf',
        title: row.description,
        lines: ['Учебен файл: съдържанието е измислено.'],
        size: row.size,
      })
    return { bytes: row.isStored ? found(await uploads.load(row.guid), 'Файлът') : made(), name: row.fileName }
  },
  deleteVehicleFile: ({ query }) => {
    world.remove('vehicleFiles', found(world.vehicleFiles.get(query.guid), 'Файлът').guid)
    return null
  },
})

import { to } from '../../../../routes/to.ts'
import { atLeast, day, exercise, filled, find, is, isNot, nothingRemoved, of, oneOf, part, withLeast } from './words.ts'

const module = 'Модул УА'
const fleet = 'pvasilev'
const insured = [is('status', 'В експлоатация'), filled('liabilityUntil'), atLeast('liabilityUntil', day(0))]

export const carPolicy = exercise({
  id: 'car-policy',
  title: 'Нова полица за автомобил',
  module,
  minutes: 7,
  who: fleet,
  start: to.vehicles.list(),
  story: [
    'Гражданската отговорност на {car.make} {car.model} с рег. № {car.number} изтича на {car.liabilityUntil} и е подновена. Новата полица е № BG/22/126000001 от „Армеец“, за една година, от деня след края на сегашната. Премията е 312,40 €.',
    'Въведете я при автомобила. Каквото не е казано тук, попълнете по свой избор.',
  ],
  hints: [
    'В „Модул УА“ отворете „Служебни автомобили“, а в списъка – {car.number}. Полиците са в частта „Застраховки“.',
    'Видът е „Гражданска отговорност“. Началото е денят след края на сегашната полица, краят е година по-късно без един ден.',
    'Две полици от един вид не могат да важат в един и същи ден; програмата отказва, ако началото е по-рано.',
  ],
  prepare: [
    withLeast('liabilityUntil', find('car', 'vehicle', ...insured)),
    find(
      'present',
      'policy',
      is('vehicle', of('car', 'number')),
      is('kind', 'Гражданска отговорност'),
      is('to', of('car', 'liabilityUntil')),
    ),
  ],
  assertions: [
    {
      text: 'Полицата е въведена при автомобила',
      kind: 'policy',
      since: 'new',
      find: [is('vehicle', of('car', 'number'))],
      points: 2,
      missing: 'При автомобил {car.number} няма нова полица.',
      more: 'При автомобила е въведена повече от една нова полица.',
      parts: [
        part(1, 'Видът на полицата не е „Гражданска отговорност“.', is('kind', 'Гражданска отговорност')),
        part(1, 'Номерът на полицата трябва да е BG/22/126000001.', is('number', 'BG/22/126000001')),
        part(1, 'Застрахователят не е „Армеец“.', is('insurer', 'Армеец')),
        part(1, 'Полицата не започва в деня след края на сегашната.', is('from', of('present', 'dayAfter'))),
        part(1, 'Полицата не е точно за една година.', filled('isWholeYear')),
        part(1, 'Премията трябва да е 312,40 €.', is('amount', '312.40')),
      ],
    },
    {
      text: 'Полица на друг автомобил не е въведена',
      kind: 'policy',
      since: 'new',
      find: [isNot('vehicle', of('car', 'number'))],
      count: 0,
      points: 1,
      missing: 'Въведена е полица при друг автомобил.',
      more: 'Въведена е полица при автомобил, който не е от задачата.',
    },
    nothingRemoved(
      'policy',
      'Сегашната полица е запазена',
      'Изтрита е полица, която важи. Подновяването е нова полица, а сегашната остава.',
    ),
  ],
})

export const fuel = exercise({
  id: 'fuel',
  title: 'Зареждане с гориво',
  module,
  minutes: 5,
  who: fleet,
  start: to.vehicles.fuelExpenses(),
  story: [
    'Днес автомобилът {car.make} {car.model} с рег. № {car.number} е зареден с 20,00 литра на обща стойност 27,00 €. Километрите са с 250 повече, отколкото при последното зареждане.',
    'Въведете зареждането. Каквото не е казано тук, попълнете по свой избор.',
  ],
  hints: [
    'В „Модул УА“ отворете „Разходи за гориво“ и започнете ново зареждане. Изберете {car.number}.',
    'Последните километри се виждат при автомобила. Прибавете 250.',
    'Ако разходът се отклонява от нормата, програмата иска обяснение; напишете го.',
  ],
  prepare: [
    find('car', 'vehicle', is('status', 'В експлоатация'), oneOf('fuel', 'Бензин', 'Дизел'), filled('lastFilled')),
  ],
  assertions: [
    {
      text: 'Зареждането е въведено',
      kind: 'fuel',
      since: 'new',
      find: [is('vehicle', of('car', 'number'))],
      points: 2,
      missing: 'За автомобил {car.number} няма ново зареждане.',
      more: 'Въведено е повече от едно ново зареждане.',
      parts: [
        part(1, 'Количеството не е 20 литра.', is('quantity', 20)),
        part(1, 'Стойността не е 27,00 €.', is('amount', '27.00')),
        part(1, 'Зареждането не е с днешна дата: {day.0}', is('date', day(0))),
        part(1, 'Километрите не са с 250 повече, отколкото при последното зареждане.', is('sincePrevious', 250)),
      ],
    },
    {
      text: 'Зареждане на друг автомобил не е въведено',
      kind: 'fuel',
      since: 'new',
      find: [isNot('vehicle', of('car', 'number'))],
      count: 0,
      points: 1,
      missing: 'Въведено е зареждане на друг автомобил.',
      more: 'Въведено е зареждане на автомобил, който не е от задачата.',
    },
    nothingRemoved(
      'fuel',
      'Другите зареждания са запазени',
      'Изтрито е друго зареждане, а не трябва: по него се смятат изминатите километри.',
    ),
  ],
})

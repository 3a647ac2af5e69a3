// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readAttributes, transformAttribute, type Transformation } from './markup'

describe('attribute values', () => {
  it.each<[Transformation, string | null, unknown]>([
    ['string', 'a', 'a'],
    ['string', '', undefined],
    ['boolean', '', true],
    ['boolean', 'yes', true],
    ['boolean', 'true', true],
    ['boolean', 'no', false],
    ['boolean', 'TRUE', false],
    ['boolean', null, undefined],
    ['integer', '42', 42],
    ['integer', '0', 0],
    ['integer', 'many', undefined],
    ['integer', '', undefined],
    ['integer', null, undefined],
    ['list', 'a, b ,c', ['a', 'b', 'c']],
    ['list', String.raw`a\,b,c,,`, ['a,b', 'c']],
    ['list', '', undefined],
    ['record', 'plan=scale, size =10', { plan: 'scale', size: '10' }],
    ['record', String.raw`note=a\,b\,c,url=x?y=z`, { note: 'a,b,c', url: 'x?y=z' }],
    ['record', 'empty=', { empty: '' }],
    ['record', 'nothing', undefined],
    ['record', 'a=b,nothing', undefined],
    ['stringOrBoolean', 'G-1', 'G-1'],
    ['stringOrBoolean', '', true],
    ['stringOrBoolean', 'false', false],
  ])('%s of %j', (transformation, text, value) => {
    expect(transformAttribute(text, transformation)).toEqual(value)
  })

  it('rejects an unknown transformation', () => {
    expect(() => transformAttribute('a', 'date' as Transformation)).toThrow(
      'Invalid attribute transformation date',
    )
  })
})

describe('options of an element', () => {
  function read(attributes: string) {
    document.body.innerHTML = `<a ${attributes}></a>`
    const element = document.body.firstElementChild
    if (!element) throw new Error('no element')
    return readAttributes(element, 'data-tf-popup')
  }

  it('come from its attributes', () => {
    const { options, problems } = read(
      'data-tf-popup="sales" data-tf-hide-headers data-tf-size="70" data-tf-hidden="plan=scale" ' +
        'data-tf-open="scroll" data-tf-open-value="30" class="x" href="#"',
    )
    expect(problems).toEqual([])
    expect(options).toEqual({
      hideHeaders: true,
      size: 70,
      hidden: { plan: 'scale' },
      open: 'scroll',
      openValue: 30,
    })
  })

  it.each([
    ['data-tf-size="large"', 'data-tf-size="large" cannot be read as integer'],
    ['data-tf-hidden="a=b,plan"', 'data-tf-hidden="a=b,plan" cannot be read as record'],
    ['data-tf-hide-header=""', 'data-tf-hide-header is not an option of form widgets'],
  ])('leave out what is wrong and say so: %s', (attribute, problem) => {
    expect(read(`data-tf-popup="sales" ${attribute}`)).toEqual({ options: {}, problems: [problem] })
  })
})

import { isFailureBody, toApiError, toErrorResponse, toUnreachable } from './api-error';

describe('a failed call', () => {
  it('has the status and the API response, and both in its message', () => {
    const body = { error: 'Job with ID 7 not found', message: 'Job with ID 7 not found', code: 'job_not_found' };
    expect(toErrorResponse(404, body, 'Not Found')).toEqual({
      status: 404,
      message: '404: Job with ID 7 not found',
      data: body,
    });
  });

  it.each([
    [{ message: 'Currículo recusado' }, 'Currículo recusado'],
    [{ error: 'Currículo recusado' }, 'Currículo recusado'],
    [{ error: 'Recusado', message: 'Currículo recusado' }, 'Recusado'],
    [{ error: '', message: 'Currículo recusado' }, 'Currículo recusado'],
    [{ error: { code: 4 }, message: 'Currículo recusado' }, 'Currículo recusado'],
  ])('has the message of %j', (body, text) => {
    expect(toErrorResponse(400, body)).toEqual({
      status: 400,
      message: `400: ${text}`,
      data: { error: text, message: text, code: 'uncoded' },
    });
  });

  it.each([null, [], {}, { message: '' }, { message: 5 }, 'text'])('is unreadable for %j', (body) => {
    expect(toErrorResponse(500, body).data).toEqual({
      error: 'An unknown error occurred',
      message: 'An unknown error occurred',
      code: 'unreadable',
    });
  });

  it('has the status text if the body is not JSON', () => {
    const failure = { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' } as const;
    expect(toApiError(failure, 'Bad Gateway').message).toBe('502: Bad Gateway');
    expect(toApiError(failure, '').message).toBe('502: An unknown error occurred');
  });

  it('has status 0 without a response', () => {
    expect(toApiError({ status: 'FETCH_ERROR', error: 'Failed to fetch' })).toMatchObject({
      status: 0,
      message: '0: Failed to fetch',
      data: { code: 'unreachable' },
    });
    expect(toUnreachable('').data.message).toBe('An unknown error occurred');
  });
});

it.each([
  [{ success: false }, true],
  [{ success: true }, false],
  [{}, false],
  [null, false],
  ['success', false],
])('%j is a refusal: %s', (body, expected) => {
  expect(isFailureBody(body)).toBe(expected);
});

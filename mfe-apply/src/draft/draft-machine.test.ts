import { buildReceipt } from '../testing/build-application';
import { newDraft, type Draft } from './draft';
import { accepts, initialState, transition, type DraftEvent, type DraftState, type DraftStatus } from './draft-machine';

const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };
const receipt = buildReceipt();
const other = { ...resume, name: 'outro.pdf' };

/** The state after events; new keys are k1, k2, … */
function after(...events: DraftEvent[]): DraftState {
  let count = 0;
  return events.reduce((state, event) => transition(state, event, () => `k${(count += 1)}`), initialState);
}

const opened = (draft: Partial<Draft> = {}): DraftEvent => ({
  type: 'opened',
  stored: { ...newDraft(null), key: 'k0', ...draft },
  changes: {},
});
const chosen: DraftEvent = { type: 'contentEdited', changes: { resume } };
const chosenOther: DraftEvent = { type: 'contentEdited', changes: { resume: other } };
const requested: DraftEvent[] = [opened(), chosen, { type: 'uploadStarted' }, { type: 'requested' }];
const uncertain: DraftEvent[] = [...requested, { type: 'uploadStopped' }];
const received: DraftEvent[] = [...requested, { type: 'received', receipt }, { type: 'uploadStopped' }];
const completed: DraftEvent[] = [...received, { type: 'completed', receipt, missedQuestions: true }];

describe('draft machine', () => {
  it.each<[DraftStatus, DraftEvent[]]>([
    ['loading', []],
    ['loading', [chosen]],
    ['editing', [opened()]],
    ['loading', [{ type: 'uploadStarted' }]],
    ['sending', [{ type: 'uploadStarted' }, opened()]],
    ['editing', [{ type: 'uploadStarted' }, { type: 'uploadStopped' }, opened()]],
    ['received', [opened({ attempted: true, receipt })]],
    ['sending', requested],
    ['uncertain', uncertain],
    ['editing', [...requested, { type: 'rejected' }, { type: 'uploadStopped' }]],
    ['received', received],
    ['editing', [...received, chosenOther]],
    ['editing', [...received, { type: 'restarted' }]],
    ['editing', [...requested, { type: 'restarted' }]],
    ['editing', [...requested, { type: 'restarted' }, { type: 'received', receipt }, { type: 'uploadStopped' }]],
    ['editing', [...received, { type: 'lost' }]],
    ['editing', [...received, { type: 'withdrawn' }]],
    ['completed', completed],
    ['ended', [opened(), { type: 'ended', reason: 'closed' }]],
  ])('has status %s (%#)', (status, events) => {
    expect(after(...events).status).toBe(status);
  });

  it('ignores events that its status does not accept', () => {
    const state = after(...completed);
    expect(accepts(state, 'contentEdited')).toBe(false);
    expect(transition(state, chosenOther, () => 'k9')).toBe(state);
  });

  it('keeps input that was entered before the storage was read', () => {
    const changes = { name: 'Inês' };
    const state = after({ ...opened(), changes } as DraftEvent);
    expect(state).toMatchObject({ draft: { name: 'Inês', key: 'k0' }, isResumed: true, isSentBefore: false });
  });

  it('replaces a received application if the resume changes', () => {
    const { draft } = after(...received, chosenOther);
    expect(draft).toMatchObject({ key: 'k1', attempted: false, receipt: null, replaces: receipt.id, unsettled: null });
  });

  it('records the key of an attempt with an unknown result if the resume changes', () => {
    const { draft } = after(...uncertain, chosenOther);
    expect(draft).toMatchObject({ key: 'k1', attempted: false, replaces: null, unsettled: 'k0' });
  });

  it('repeats an attempt under the same key if nothing changes', () => {
    expect(after(...uncertain, { type: 'submitted' }).draft).toMatchObject({ key: 'k0', attempted: true });
  });

  it('renews the key at submission if the source of the resume changes', () => {
    const stored = { source: 'stored', stored: { id: 'r-1', name: 'CV' } } as const;
    const { draft } = after(...uncertain, { type: 'edited', changes: stored }, { type: 'submitted' });
    expect(draft).toMatchObject({ key: 'k1', attempted: false, unsettled: 'k0' });
  });

  it('keeps an earlier attempt when a repeated one is rejected', () => {
    const again: DraftEvent[] = [{ type: 'uploadStarted' }, { type: 'requested' }, { type: 'rejected' }];
    expect(after(...uncertain, ...again, { type: 'uploadStopped' }).status).toBe('uncertain');
  });

  it('restores the previous file only while nothing was sent', () => {
    const refused: DraftEvent = { type: 'fileRefused', previous: { resume: null } };
    expect(after(opened(), chosen, refused).draft.resume).toBeNull();
    expect(after(...uncertain, refused).draft.resume).toBe(resume);
  });

  it('restarts with an empty draft that replaces the earlier application', () => {
    const { draft, restarts } = after(...received, { type: 'restarted' });
    expect({ draft, restarts }).toMatchObject({
      draft: { key: 'k1', resume: null, replaces: receipt.id },
      restarts: 1,
    });
  });

  it('replaces a running attempt on a restart', () => {
    const { draft, progress } = after(...requested, { type: 'restarted' });
    expect(draft).toMatchObject({ key: 'k1', attempted: false, resume: null, unsettled: 'k0' });
    expect(progress).toBeNull();
  });

  it('keeps the content and renews the key after the application was lost', () => {
    const { draft } = after(...received, { type: 'lost' });
    expect(draft).toMatchObject({ key: 'k1', resume, receipt: null, replaces: null, unsettled: null });
  });

  it('records the file name on completion, and missed questions until they are answered', () => {
    expect(after(...completed).completion).toMatchObject({ fileName: 'ines.pdf', missedQuestions: true });
    expect(after(...completed, { type: 'questionsAnswered' }).completion).toMatchObject({ missedQuestions: false });
  });

  it('stores the receipt of an upload that ends after the session', () => {
    const state = after(...requested, { type: 'ended', reason: 'session' }, { type: 'received', receipt });
    expect(state).toMatchObject({ status: 'ended', draft: { receipt }, progress: null });
  });
});

import { folderName } from '@weekwise/contracts/folders.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dropzone } from '../../components/dropzone.tsx';
import { FormSection } from '../../components/form-section.tsx';
import { Input } from '../../components/input.tsx';
import { useCheckout } from '../../features/billing/billing.queries.ts';
import { isSold } from '../../features/billing/billing.ts';
import { usePlanChoice } from '../../features/billing/plan-choice.tsx';
import { ChosenFiles } from '../../features/files/chosen-files.tsx';
import { acceptedFiles, acceptedKinds, complaintAbout, courseNameFrom } from '../../features/files/file-check.ts';
import { startUploads } from '../../features/files/uploads.ts';
import { useDeployFolder } from '../../features/folders/folders.queries.ts';
import { messageOf, textOf } from '../../lib/api/errors.ts';
import { useDriveChoice } from './drive-choice.tsx';
import { FolderPreview } from './folder-preview.tsx';

/** Asks for the syllabus first: its name is the course's until the student says otherwise. */
export function CourseForm({ first }: { first: boolean }) {
  const formId = useId();
  const navigate = useNavigate();
  const deploy = useDeployFolder();
  const [syllabus, setSyllabus] = useState<File | null>(null);
  const [materials, setMaterials] = useState<File[]>([]);
  /** Null until the student types: then the file's name stands in. */
  const [typedName, setTypedName] = useState<string | null>(null);
  const [complaints, setComplaints] = useState<{ name?: string; syllabus?: string }>({});
  const drive = useDriveChoice();
  const choice = usePlanChoice();
  const checkout = useCheckout();
  /** What is paid for is uploaded after the payment: files do not survive the way there. */
  const pays = choice.plan !== null && isSold(choice.plan);

  const nameField = useRef<HTMLInputElement>(null);
  const syllabusSection = useRef<HTMLDivElement>(null);
  const hadSyllabus = useRef(false);
  useEffect(() => {
    if (hadSyllabus.current && !syllabus) syllabusSection.current?.querySelector('button')?.focus();
    hadSyllabus.current = syllabus !== null;
  }, [syllabus]);

  const name = typedName ?? (syllabus ? (courseNameFrom(syllabus.name) ?? '') : '');

  const chooseSyllabus = ([file]: File[]) => {
    if (!file) return;
    const complaint = complaintAbout(file);
    setSyllabus(complaint ? null : file);
    // The button that was pressed is gone: the next field takes over.
    if (!complaint) nameField.current?.focus();
    setComplaints(complaint ? { syllabus: `${file.name}: ${textOf(complaint)}` } : {});
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deploy.isPending || checkout.isPending) return;
    const parsed = folderName.safeParse(name);
    const complaint = {
      ...(parsed.success ? {} : { name: parsed.error.issues[0]?.message ?? 'Give the course a name.' }),
      ...(syllabus || pays ? {} : { syllabus: 'Choose the syllabus of the course.' }),
    };
    setComplaints(complaint);
    if (!parsed.success) return;
    if (choice.plan && pays) {
      const { planId } = choice.plan;
      const purchase = { planId, folderName: parsed.data, promotionCode: choice.promotionCode };
      return checkout.mutate(purchase, {
        onSuccess: (url) => window.location.assign(url),
        onError: (error) => setComplaints({ name: messageOf(error) }),
      });
    }
    if (!syllabus) return;
    const asked = { name: parsed.data, connectionId: drive.connectionId };
    deploy.mutate(asked, {
      onSuccess: ({ folderId }) => {
        startUploads(folderId, [syllabus], 'syllabus');
        if (materials.length > 0) startUploads(folderId, materials, 'material');
        void navigate(`/dashboard/new?folder=${encodeURIComponent(folderId)}`, { replace: true });
      },
      onError: (error) => {
        if (!drive.isToBlame(error)) setComplaints({ name: messageOf(error) });
      },
    });
  };

  const action = (
    <>
      {choice.summary}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="lg"
        block
        loading={deploy.isPending ? 'Making' : checkout.isPending ? 'Opening' : false}
      >
        {pays ? 'Continue to payment' : 'Build the plan'}
      </Button>
    </>
  );

  return (
    <div className="grid items-start gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <form id={formId} onSubmit={submit} noValidate>
        <h1 tabIndex={-1} className="type-week mb-4 md:mb-6">
          {first ? 'Set up your first course' : 'New course'}
        </h1>
        {choice.field}
        {!pays && (
          <FormSection title="Syllabus">
            <div ref={syllabusSection}>
              {syllabus ? (
                <ChosenFiles files={[syllabus]} onRemove={() => setSyllabus(null)} />
              ) : (
                <Dropzone
                  label="Drop the syllabus here"
                  hint={acceptedKinds}
                  button="Choose the syllabus"
                  accept={acceptedFiles}
                  error={complaints.syllabus}
                  onFiles={chooseSyllabus}
                />
              )}
            </div>
          </FormSection>
        )}
        <FormSection title="Course name">
          <Input
            label="Course name"
            labelHidden
            ref={nameField}
            size="lg"
            value={name}
            placeholder="SOC 101 Introduction to Sociology"
            error={complaints.name}
            hint="You can rename it later. One folder holds one course."
            onChange={(event) => {
              setTypedName(event.target.value);
              setComplaints((now) => ({ ...now, name: undefined }));
            }}
          />
        </FormSection>
        {!pays && (
          <FormSection title="Readings" aside="Optional">
            <div className="grid gap-2">
              {materials.length > 0 && (
                <ChosenFiles
                  files={materials}
                  onRemove={(removed) => setMaterials(materials.filter((file) => file !== removed))}
                />
              )}
              <Dropzone
                compact
                multiple
                label="Drop lecture notes, articles, chapters"
                hint="Answers quote them, page by page. More can follow at any time."
                button="Choose files"
                accept={acceptedFiles}
                onFiles={(files) => setMaterials([...materials, ...files])}
              />
            </div>
          </FormSection>
        )}
        {!pays && drive.field}
        <FormSection title="What happens next">
          <ol className="grid gap-1 text-base text-secondary leading-6 md:pt-2.5">
            {[
              ...(pays ? ['You pay, then upload the syllabus'] : []),
              'The syllabus is read: weeks, readings, due dates',
              'The plan opens, every item beside the line it came from',
              'Ask anything. Answers open their source at the page',
            ].map((step, index) => (
              <li key={step} className="grid grid-cols-[24px_1fr]">
                <span className="tabular text-muted">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </FormSection>
      </form>
      <FolderPreview folderId={null} name={name}>
        {action}
      </FolderPreview>
    </div>
  );
}

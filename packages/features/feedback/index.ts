export { FeedbackButton } from "./ui/feedback-button.tsx";
